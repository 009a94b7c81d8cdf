import { styled } from '@mui/material/styles';

// One drawing, two hours of the day: morning in light, night in dark.
const Scene = styled('svg')(({ theme }) => ({
  '--light': '#f4b96f',
  '--far': '#9fd0c6',
  '--town': '#5fa99c',
  '--windows': '#d8efe9',
  '--water': '#7cc0b5',
  '--wave': '#b5e0d8',
  '--quay': '#12443d',
  '--bike': '#0a2e29',
  '--tower': '#fff6e8',
  '--band': '#c4593a',
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  width: '100%',
  // What lies beside the picture is drawn, too: a strip and a tall panel show as much of it as they
  // have room for.
  overflow: 'visible',
  background: 'linear-gradient(#bfe4df, #fdecd2 62%)',
  // In a strip, its middle: the town, the water and the quay.
  height: '200%',
  bottom: '-13%',
  [theme.breakpoints.up('md')]: { height: '100%', bottom: 0 },
  ...theme.applyStyles('dark', {
    background: 'linear-gradient(#071318, #17363b 62%)',
    '--light': '#f3e6c0',
    '--far': '#12303a',
    '--town': '#0d242c',
    '--windows': '#f0c777',
    '--water': '#0f2f35',
    '--wave': '#1f5054',
    '--quay': '#050c0f',
    '--bike': '#5cc9b6',
    '--tower': '#c9d6d2',
    '--band': '#9c4630',
  }),
}));

const roofs =
  'M0 640v-96h44v-34l22-20 22 20v54h40v-78h56v58h30v-92l26-26 26 26v70h60v-40h48v62h36v-88h30v-30h12v30h26v64h52v-36l24-20 24 20v60h44v96Z';
const windows = [
  [58, 530],
  [78, 530],
  [142, 506],
  [162, 506],
  [142, 530],
  [238, 500],
  [258, 500],
  [330, 548],
  [352, 548],
  [412, 504],
  [412, 528],
  [436, 528],
  [516, 552],
  [540, 530],
] as const;
const waves = [
  [70, 690, 90],
  [260, 716, 130],
  [520, 700, 80],
  [690, 730, 120],
  [150, 758, 70],
  [440, 770, 110],
  [800, 690, 90],
  [610, 800, 90],
  [60, 812, 60],
] as const;

const town = (
  <>
    <path fill="var(--town)" d={roofs} />
    <g fill="var(--windows)">
      {windows.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h9v12h-9Z`} />
      ))}
    </g>
  </>
);
const water = waves.map(([x, y, width]) => <path key={`${x} ${y}`} d={`M${x} ${y}h${width}`} />);

/** The harbour of an invented town, with a lighthouse and a bike on the quay. */
export default function HarbourScene() {
  return (
    <Scene viewBox="0 0 900 1000" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle cx="660" cy="470" r="62" fill="var(--light)" />
      <path
        fill="var(--far)"
        d="M-900 600c150-70 320-90 460-50s300 60 440 10c120-60 230-80 350-40s210 30 300-10 160-40 250-10 300 90 450 50 250-70 450-20v160H-900Z"
      />
      <g transform="translate(-622 0)">{town}</g>
      {town}
      <path fill="var(--water)" d="M-900 636h2700v364H-900Z" />
      <g fill="none" stroke="var(--wave)" strokeWidth="5" strokeLinecap="round">
        <g transform="translate(-900 -12)">{water}</g>
        {water}
        <g transform="translate(900 16)">{water}</g>
      </g>
      <path fill="var(--town)" d="M716 652c40-26 110-26 184-14 60 8 160 4 260 14Z" />
      <path fill="var(--tower)" d="m790 640 12-190h36l12 190Z" />
      <path fill="var(--band)" d="m795 560 3-44h44l3 44Zm-4 66 2-36h54l2 36Z" />
      <path fill="var(--quay)" d="M798 450v-34h44v34Zm-6-34 28-24 28 24Z" />
      <path fill="var(--light)" d="M808 424h24v20h-24Z" />
      <path fill="var(--quay)" d="M-900 884h2700v116H-900ZM96 848h22v36H96Zm640 0h22v36h-22Z" />
      <g
        fill="none"
        stroke="var(--bike)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(330 742)"
      >
        <circle cx="48" cy="95" r="44" />
        <circle cx="206" cy="95" r="44" />
        <path d="M48 95 90 30h82l-48 65H48m158 0L164 2h30m-70 93L82 10M62 10h40" />
        <path strokeWidth="5" d="M182 12h44v34h-36" />
      </g>
    </Scene>
  );
}
