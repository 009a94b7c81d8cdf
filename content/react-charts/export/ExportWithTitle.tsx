import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';
import { ridesByMonth } from '../../velo/rides.ts';

/** Takes the toolbar out, which the default would do, and writes a title above the chart. */
function addTitle(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  if (!page) return;
  page.querySelector(`.${chartsToolbarClasses.root}`)?.remove();
  const title = page.createElement('h1');
  title.textContent = 'Velo: temperature in 2024';
  title.style.font = '600 18px sans-serif';
  page.body.prepend(title);
}

export default function ExportWithTitle() {
  return (
    <LineChartPro
      height={280}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'Temperature 2024', onBeforeExport: addTitle },
          imageExportOptions: [],
        },
      }}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
      series={[{ data: ridesByMonth.map((row) => row.temperature) }]}
      role="img"
      aria-label="Line chart of the mean temperature per month of 2024; printed, it gets a title"
    />
  );
}
