import { styled } from '@mui/material/styles';

const Scene = styled('svg')(({ theme }) => ({
  '--far': '#cfe6e0',
  '--near': '#a9d3c9',
  '--road': '#fff9f0',
  '--bike': '#0b6e63',
  '--sun': '#f6cf9a',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '46%',
  minHeight: 280,
  ...theme.applyStyles('dark', {
    '--far': '#12272a',
    '--near': '#173633',
    '--road': '#22443f',
    '--bike': '#5cc9b6',
    '--sun': '#e9e3cf',
  }),
}));

/** Hills, a road and a bike on it: the ground that the card stands on. */
export default function Hillside() {
  return (
    <Scene viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="1296" cy="92" r="54" fill="var(--sun)" />
      <path fill="var(--far)" d="M0 190c180-90 330-110 520-40s290 60 470-20 330-70 450-20v310H0Z" />
      <path fill="var(--near)" d="M0 300c220-70 420-80 640-20s520 60 800-50v190H0Z" />
      <path
        fill="none"
        stroke="var(--road)"
        strokeWidth="10"
        strokeLinecap="round"
        d="M-20 384c220-70 430-72 650-20s560 56 830-44"
      />
      <g
        fill="none"
        stroke="var(--bike)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(1076 328) rotate(-5.5)"
      >
        <circle cx="20" cy="50" r="17" />
        <circle cx="82" cy="50" r="17" />
        <path d="M20 50 36 24h32L50 50H20M82 50 65 12h12M50 50 32 14M24 14h16" />
      </g>
    </Scene>
  );
}
