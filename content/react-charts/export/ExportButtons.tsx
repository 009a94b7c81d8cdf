import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { ridesByDistrict } from '../../velo/rides.ts';

const data = ridesByDistrict.map((row) => ({ id: row.district, value: row.rides, label: row.district }));

/** JPEG has no transparency: without a ground it would be black. */
const paintWhite = (iframe: HTMLIFrameElement) => {
  if (iframe.contentDocument) iframe.contentDocument.body.style.background = '#fff';
};

export default function ExportButtons() {
  const apiRef = useChartProApiRef<'pie'>();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.exportAsPrint({ fileName: 'Rides by district' })}>
          Print or PDF
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.exportAsImage({ type: 'image/png', fileName: 'rides-by-district' })}
        >
          PNG
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({
              type: 'image/jpeg',
              quality: 0.8,
              fileName: 'rides-by-district',
              onBeforeExport: paintWhite,
            })
          }
        >
          JPEG
        </Button>
      </Stack>
      <PieChartPro
        apiRef={apiRef}
        height={240}
        series={[{ data, innerRadius: 50 }]}
        role="img"
        aria-label="Pie chart of the rides in 2024 by district"
      />
    </Stack>
  );
}
