import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const months = ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני'];
const count = new Intl.NumberFormat('he-IL');
const rightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

export default function RightToLeft() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <div dir="rtl" lang="he" style={{ width: '100%' }}>
        <BarChart
          height={260}
          xAxis={[{ data: months, reverse: true }]}
          yAxis={[{ position: 'right', width: 56, valueFormatter: (value: number) => count.format(value) }]}
          series={[
            { data: ridesByMonth.slice(0, 6).map((row) => row.city), label: 'אופני עיר' },
            { data: ridesByMonth.slice(0, 6).map((row) => row.electric), label: 'אופניים חשמליים' },
          ]}
          role="img"
          aria-label="תרשים עמודות של הנסיעות מינואר עד יוני"
        />
      </div>
    </ThemeProvider>
  );
}
