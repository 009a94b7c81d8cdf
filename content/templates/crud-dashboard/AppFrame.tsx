import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import VeloMark from '../shared/VeloMark.tsx';

interface AppFrameProps {
  /** What stands in the sidebar, given what closes it on a phone. */
  navigation: (onClose: () => void) => React.ReactNode;
  children: React.ReactNode;
}

/** A sidebar and the page beside it; on a phone the sidebar comes when it is called. */
export default function AppFrame({ navigation, children }: AppFrameProps) {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' }, minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 5%, transparent)`,
        })}
      >
        <Box component="header" sx={{ px: 3, py: 2.5 }}>
          <VeloMark />
        </Box>
        <nav aria-label="Views">{navigation(close)}</nav>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="header" sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <IconButton edge="start" aria-label="Open the views" onClick={() => setOpen(true)}>
            <MenuIcon />
          </IconButton>
          <VeloMark size={24} />
        </Box>
        {children}
      </Box>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Views', sx: { width: 280 } } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 2, py: 1.5 }}>
          <VeloMark size={24} />
          <IconButton edge="end" aria-label="Close the views" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <nav aria-label="Views">{navigation(close)}</nav>
      </Drawer>
    </Box>
  );
}
