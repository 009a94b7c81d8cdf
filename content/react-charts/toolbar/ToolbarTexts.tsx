import DownloadIcon from '@mui/icons-material/Download';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsLocalizationProvider } from '@mui/x-charts-pro/ChartsLocalizationProvider';
import { ridesByDistrict } from '../../velo/rides.ts';

const texts = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  toolbarExport: 'Exportieren',
  toolbarExportPrint: 'Drucken',
  toolbarExportImage: (mimeType: string) => `Als ${mimeType === 'image/png' ? 'PNG' : 'JPEG'} speichern`,
};

export default function ToolbarTexts() {
  return (
    <ChartsLocalizationProvider localeText={texts}>
      <BarChartPro
        height={280}
        showToolbar
        slots={{ exportIcon: DownloadIcon }}
        slotProps={{ toolbar: { imageExportOptions: [{ type: 'image/png' }, { type: 'image/jpeg' }] } }}
        xAxis={[{ id: 'districts', data: ridesByDistrict.map((row) => row.district), zoom: true }]}
        initialZoom={[{ axisId: 'districts', start: 0, end: 80 }]}
        yAxis={[{ label: 'Fahrten 2024', width: 76 }]}
        series={[{ data: ridesByDistrict.map((row) => row.rides) }]}
        role="img"
        aria-label="Bar chart of the rides by district, with a toolbar in German"
      />
    </ChartsLocalizationProvider>
  );
}
