import Box from '@mui/material/Box';

const bikes = Array.from({ length: 24 }, (_, index) => index);
/** Two docks are empty, and one bike is ready to go. */
const away = [5, 14];
const ready = 9;

/** A rack of bikes that stands on the footer's upper edge. */
export default function ParkedBikes() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1536 44"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ display: 'block', width: '100%', height: 44, color: 'text.disabled' }}
    >
      {bikes.map((bike) => (
        <g key={bike} transform={`translate(${bike * 64 + 4} 6)`}>
          <path d="M3 38v-9" />
          {!away.includes(bike) && (
            <Box
              component="g"
              sx={bike === ready ? { color: 'primary.main', strokeWidth: 3 } : undefined}
            >
              <circle cx="12" cy="26" r="10.5" />
              <circle cx="45" cy="26" r="10.5" />
              <path d="m12 26 9-16h18L29 26H12m33 0L36 3h7M29 26 19 5m-4 0h8" />
            </Box>
          )}
        </g>
      ))}
    </Box>
  );
}
