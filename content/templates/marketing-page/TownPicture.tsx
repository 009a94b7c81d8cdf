import Box from '@mui/material/Box';

/** The harbour with a bike that goes by. The wheels stand still for readers who prefer less motion. */
export default function TownPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 560 420"
      role="img"
      aria-label="A bicycle by the harbour, in front of houses and a lighthouse"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        const mixed = (part: number) => `color-mix(in srgb, ${palette.primary.main} ${part}%, ${palette.background.default})`;
        return {
          display: 'block',
          width: '100%',
          height: 'auto',
          borderRadius: 6,
          '& .sky': { fill: mixed(10) },
          '& .sun': { fill: 'hsl(40 85% 62%)' },
          '& .far': { fill: mixed(22) },
          '& .near': { fill: mixed(38) },
          '& .window': { fill: palette.background.default, opacity: 0.7 },
          '& .sea': { fill: mixed(60) },
          '& .quay': { fill: mixed(16) },
          '& .bike': { fill: 'none', stroke: palette.text.primary, strokeWidth: 6, strokeLinejoin: 'round', strokeLinecap: 'round' },
          '& .frame': { stroke: palette.primary.main },
          '& .wheel': { transformBox: 'fill-box', transformOrigin: 'center', animation: 'turn 3s linear infinite' },
          '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
          '@media (prefers-reduced-motion: reduce)': { '& .wheel': { animation: 'none' } },
        };
      }}
    >
      <rect className="sky" width="560" height="420" />
      <circle className="sun" cx="430" cy="112" r="44" />
      <path className="far" d="M0 250V170h56v-34l26-26 26 26v34h48v-58h64v58h40v-30h58v30h60v-22h52v22h60v-44h70v124z" />
      <path className="near" d="M0 282v-74h84v-40h70v40h60v-26h80v26h54v74zM470 282l10-132h-8v-20h14l8-26 8 26h14v20h-8l10 132z" />
      <path className="window" d="M22 226h14v20H22zM52 226h14v20H52zM100 186h14v20h-14zM126 186h14v20h-14zM232 200h14v20h-14zM262 200h14v20h-14zM100 228h14v20h-14zM126 228h14v20h-14zM490 176h12v16h-12z" />
      <rect className="sea" y="280" width="560" height="36" />
      <path className="quay" d="M0 314h560v106H0z" />
      <g className="bike">
        <g className="wheel">
          <circle cx="200" cy="338" r="50" />
          <path strokeWidth="2" d="M200 288v100M150 338h100M165 303l70 70M235 303l-70 70" />
        </g>
        <g className="wheel">
          <circle cx="372" cy="338" r="50" />
          <path strokeWidth="2" d="M372 288v100M322 338h100M337 303l70 70M407 303l-70 70" />
        </g>
        <path className="frame" d="m200 338 44-84h88l40 84M244 254l40 84h-84M284 338l48-84" />
        <path d="m244 254-10-22h-20m40 0h-20M332 254l-10-32h26" />
      </g>
    </Box>
  );
}
