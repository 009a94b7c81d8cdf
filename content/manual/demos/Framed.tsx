import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function Framed() {
  return (
    <AppBar position="static">
      <Toolbar>
        <Typography component="p" variant="h6">
          Velo
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
