import Button from '@mui/material/Button';
import { ChartsToolbarImageExportTrigger, ChartsToolbarZoomInTrigger, ChartsToolbarZoomOutTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { ridesByHour } from '../../velo/rides.ts';

const png = { type: 'image/png', fileName: 'rides-per-hour' };

function RideToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();

  return (
    <Toolbar aria-label="Zoom and download">
      <ChartsToolbarZoomInTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Zoom in
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Zoom out
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setZoomData([{ axisId: 'hours', start: 0, end: 100 }])}
      >
        Reset
      </ToolbarButton>
      <ChartsToolbarImageExportTrigger render={<ToolbarButton render={<Button size="small" />} />} options={png}>
        PNG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

export default function ProToolbar() {
  return (
    <LineChartPro
      height={280}
      showToolbar
      slots={{ toolbar: RideToolbar }}
      xAxis={[{ id: 'hours', data: ridesByHour.map((rides, hour) => hour), max: 23, label: 'Hour of the day', zoom: true }]}
      yAxis={[{ label: 'Rides per hour', width: 60 }]}
      series={[{ data: ridesByHour, showMark: false }]}
      role="img"
      aria-label="Line chart of the rides per hour of a working day, with buttons to zoom and to download it"
    />
  );
}
