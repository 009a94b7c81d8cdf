import Box from '@mui/material/Box';

export default function Ticket() {
  return (
    <Box sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'primary.main' }}>
      Harbour to Museum, 20 minutes
    </Box>
  );
}
