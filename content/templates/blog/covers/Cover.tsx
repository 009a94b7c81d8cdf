import { styled } from '@mui/material/styles';
import type { Motif } from '../post.ts';
import { motifs, tones } from './motifs.ts';

// Four inks, as a printer would have: a ground, two shades on it, and a strong one.
const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  '&[data-tone=sea]': {
    '--ground': '#d3ebe6',
    '--soft': '#a8d5cc',
    '--mid': '#5fa99c',
    '--strong': '#0d4f47',
    '--spark': '#f0b267',
  },
  '&[data-tone=sand]': {
    '--ground': '#f8e7c9',
    '--soft': '#efcf9c',
    '--mid': '#d79a55',
    '--strong': '#6b3513',
    '--spark': '#0b6e63',
  },
  '&[data-tone=brick]': {
    '--ground': '#f6d9cd',
    '--soft': '#ebb6a2',
    '--mid': '#cf7152',
    '--strong': '#5c2013',
    '--spark': '#f6e3b4',
  },
  '&[data-tone=night]': {
    '--ground': '#1d3b4c',
    '--soft': '#2b5466',
    '--mid': '#467b8c',
    '--strong': '#0b1c26',
    '--spark': '#f6d58c',
  },
  ...theme.applyStyles('dark', {
    '&[data-tone=sea]': {
      '--ground': '#12302d',
      '--soft': '#1c4540',
      '--mid': '#34776c',
      '--strong': '#8fe0d0',
      '--spark': '#f0b267',
    },
    '&[data-tone=sand]': {
      '--ground': '#33270f',
      '--soft': '#4d3a18',
      '--mid': '#8f6a32',
      '--strong': '#f3d6a0',
      '--spark': '#5cc9b6',
    },
    '&[data-tone=brick]': {
      '--ground': '#381c14',
      '--soft': '#54291d',
      '--mid': '#98513a',
      '--strong': '#f7c7b4',
      '--spark': '#f2cf7d',
    },
    '&[data-tone=night]': {
      '--ground': '#0d1d27',
      '--soft': '#17303c',
      '--mid': '#2f5767',
      '--strong': '#050d12',
      '--spark': '#f0cd82',
    },
  }),
}));

interface CoverProps {
  motif: Motif;
}

/** The picture of a post. It says nothing that the title does not, so screen readers pass it by. */
export default function Cover({ motif }: CoverProps) {
  return (
    <Picture
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-tone={tones[motif]}
    >
      <path fill="var(--ground)" d="M0 0h600v400H0Z" />
      {motifs[motif]}
    </Picture>
  );
}
