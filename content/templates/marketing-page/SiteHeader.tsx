import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import VeloMark from '../shared/VeloMark.tsx';
import { sections } from './texts.ts';

interface SiteHeaderProps {
  /** Leads to a section and moves the focus there. */
  onGo: (section: string) => void;
}

export default function SiteHeader({ onGo }: SiteHeaderProps) {
  const [isOpen, setOpen] = React.useState(false);
  const follow = (section: string) => (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(false);
    onGo(section);
  };

  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        backdropFilter: 'blur(12px)',
        bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.background.default} 82%, transparent)`,
      })}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 68 }}>
        <VeloMark />
        <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mx: 'auto' }}>
          {sections.map(({ id, title }) => (
            <Button key={id} href={`#${id}`} color="inherit" onClick={follow(id)} sx={{ textTransform: 'none', fontWeight: 500 }}>
              {title}
            </Button>
          ))}
        </Box>
        <Button
          variant="contained"
          disableElevation
          href="#news"
          onClick={follow('news')}
          sx={{ ml: { xs: 'auto', md: 0 }, borderRadius: 99, px: 2.5, textTransform: 'none', fontWeight: 700 }}
        >
          Get a card
        </Button>
        <IconButton aria-label="Open the menu" onClick={() => setOpen(true)} sx={{ display: { md: 'none' }, mr: -1 }}>
          <MenuIcon />
        </IconButton>
      </Container>
      <Drawer anchor="top" open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 2, minHeight: 68 }}>
          <VeloMark />
          <IconButton aria-label="Close the menu" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Box>
        <List component="nav" aria-label="Sections" sx={{ pb: 3 }}>
          {sections.map(({ id, title }) => (
            <ListItem key={id} component="div" disablePadding>
              <ListItemButton component="a" href={`#${id}`} onClick={follow(id)} sx={{ fontSize: 20, fontWeight: 600, py: 1.5 }}>
                {title}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
