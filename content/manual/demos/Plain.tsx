import Alert from '@mui/material/Alert';

export default function Plain() {
  return <Alert severity="success">The ride is booked.</Alert>;
}
