import Box from '@mui/material/Box';

interface VeloLogoProps {
  /** Height in pixels. */
  size?: number;
}

/** Mark and name, in the colour of the text; the wheels have the theme's. */
export default function VeloLogo({ size = 28 }: VeloLogoProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="svg"
        viewBox="0 0 44 28"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ height: size, flex: 'none' }}
      >
        <Box component="g" sx={{ color: 'primary.main' }}>
          <circle cx="9.5" cy="18.5" r="7.5" />
          <circle cx="34.5" cy="18.5" r="7.5" />
        </Box>
        <path d="M9.5 18.5 16 8h13l-7.5 10.5h-12M34.5 18.5 28 3h5M21.5 18.5 14.5 5M11.5 5h6" />
      </Box>
      <Box component="span" sx={{ fontSize: size * 0.79, fontWeight: 800, letterSpacing: '-0.04em', lineHeight: 1 }}>
        velo
      </Box>
    </Box>
  );
}
