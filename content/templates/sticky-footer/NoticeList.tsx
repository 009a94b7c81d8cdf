import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Kind, Notice } from './notices.ts';

const kinds: Readonly<Record<Kind, { label: string; color: string; Icon: typeof BuildIcon }>> = {
  closed: { label: 'Closed', color: 'error.main', Icon: BlockIcon },
  works: { label: 'Works', color: 'warning.main', Icon: BuildIcon },
  news: { label: 'News', color: 'primary.main', Icon: CampaignIcon },
};

interface NoticeListProps {
  notices: readonly Notice[];
}

/** The colour of a kind is in its icon and word: nobody has to see it. */
export default function NoticeList({ notices }: NoticeListProps) {
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}
    >
      {notices.map(({ id, kind, station, title, text, date, shownDate }) => {
        const { label, color, Icon } = kinds[kind];
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '150px minmax(0, 1fr)' },
              columnGap: 3,
              rowGap: 1,
              py: 2.5,
              borderBottom: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                gap: { xs: 2, sm: 0.5 },
                fontSize: 14,
              }}
            >
              <Box
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.75,
                  color,
                  fontWeight: 600,
                }}
              >
                <Icon fontSize="small" /> {label}
              </Box>
              <Box component="time" dateTime={date} sx={{ color: 'text.secondary' }}>
                {shownDate}
              </Box>
            </Box>
            <div>
              <Typography component="h2" sx={{ fontSize: 18, fontWeight: 600, lineHeight: 1.35 }}>
                {station}.{' '}
                <Box component="span" sx={{ fontWeight: 400 }}>
                  {title}
                </Box>
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}
