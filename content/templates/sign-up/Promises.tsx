import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { headline } from '../shared/look.ts';

const promises = [
  ['The first half hour is free', 'On every ride, every day, with every kind of bike.'],
  ['No deposit', 'You pay when you have ridden, once a month.'],
  ['Leave any time', 'One button closes the account and deletes your rides.'],
] as const;

/** What people get, beside the form; on a phone only the headline stays above it. */
export default function Promises() {
  return (
    <Box>
      <Typography
        component="h1"
        sx={{ ...headline, fontSize: { xs: 34, sm: 44, lg: 56 }, lineHeight: 1.05 }}
      >
        Two minutes now, a bike in one.
      </Typography>
      <Box
        component="ul"
        sx={{ display: { xs: 'none', md: 'grid' }, gap: 3, p: 0, mt: 5, mb: 0, listStyle: 'none' }}
      >
        {promises.map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Gear teeth={8 + index * 3} />
            <div>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A sprocket: the mark of each line. */
function Gear({ teeth }: { teeth: number }) {
  return (
    <Box
      component="svg"
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      sx={{ width: 40, height: 40, flex: 'none', color: 'primary.main' }}
    >
      <circle r="12" />
      <circle r="3.5" fill="currentColor" stroke="none" />
      {Array.from({ length: teeth }, (_, tooth) => (
        <path
          key={tooth}
          d="M0-13.5V-18"
          strokeLinecap="round"
          transform={`rotate(${(tooth * 360) / teeth})`}
        />
      ))}
    </Box>
  );
}
