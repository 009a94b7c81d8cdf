import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { likelyEmail } from '../account/account-rules.ts';

interface EmailSuggestionProps {
  email: string;
  onTake: (better: string) => void;
}

/** Offers the address that was probably meant, and takes nobody's word away. */
export default function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const better = likelyEmail(email);
  return (
    <Box
      role="status"
      sx={{ fontSize: 13, color: 'text.secondary', '&:not(:empty)': { mt: 0.75 } }}
    >
      {better && (
        <>
          Did you mean{' '}
          <Link
            component="button"
            type="button"
            onClick={() => onTake(better)}
            sx={{ fontSize: 13, verticalAlign: 'baseline' }}
          >
            {better}
          </Link>
          ?
        </>
      )}
    </Box>
  );
}
