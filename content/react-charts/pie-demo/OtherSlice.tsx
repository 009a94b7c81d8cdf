import { PieChart } from '@mui/x-charts/PieChart';

const reasons = [
  { label: 'Flat tyre', value: 184 },
  { label: 'Brakes', value: 121 },
  { label: 'Chain', value: 96 },
  { label: 'Lights', value: 31 },
  { label: 'Bell', value: 12 },
  { label: 'Basket', value: 9 },
  { label: 'Saddle', value: 7 },
];

const total = reasons.reduce((sum, reason) => sum + reason.value, 0);
const large = reasons.filter((reason) => reason.value / total >= 0.05);
const small = reasons.filter((reason) => reason.value / total < 0.05);
const slices = [
  ...large,
  {
    label: (location: string) => (location === 'tooltip' ? small.map((reason) => reason.label).join(', ') : 'Other'),
    value: small.reduce((sum, reason) => sum + reason.value, 0),
  },
];

export default function OtherSlice() {
  return (
    <PieChart
      height={240}
      series={[{ data: slices, valueFormatter: ({ value }) => `${value} repairs` }]}
      role="img"
      aria-label={`Pie chart of ${total} repairs by reason: flat tyres 40%, brakes 26%, chain 21%, lights 7%, other 6%`}
    />
  );
}
