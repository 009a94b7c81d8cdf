import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

const tasks = [
  { task: 'Plan routes', start: 0, weeks: 3 },
  { task: 'Order docks', start: 2, weeks: 6 },
  { task: 'Lay cables', start: 5, weeks: 4 },
  { task: 'Set up docks', start: 8, weeks: 3 },
  { task: 'Test rides', start: 10, weeks: 2 },
];

export default function TimelineBars() {
  return (
    <BarChart
      layout="horizontal"
      height={280}
      hideLegend
      grid={{ vertical: true }}
      yAxis={[{ scaleType: 'band', data: tasks.map((row) => row.task), width: 96 }]}
      xAxis={[{ label: 'Week', min: 0, max: 12, tickMinStep: 2 }]}
      series={[
        { id: 'wait', data: tasks.map((row) => row.start), stack: 'plan', valueFormatter: () => null },
        { data: tasks.map((row) => row.weeks), label: 'Lasts', stack: 'plan', valueFormatter: (weeks) => `${weeks} weeks` },
      ]}
      sx={{ [`& .${barElementClasses.series}-wait`]: { fill: 'none' } }}
      role="img"
      aria-label="Plan of a new station in twelve weeks: routes from week 0, docks from 2, cables from 5, set-up from 8, test rides from 10"
    />
  );
}
