import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortestPassword } from '../account/account-rules.ts';
import { passwordStrength } from '../account/password-strength.ts';

interface PasswordHintProps {
  /** The field names it as its description. */
  id: string;
  password: string;
  /** What others know about the owner. */
  ownWords: readonly string[];
}

const colors = ['divider', 'error.main', 'warning.main', 'info.main', 'success.main'] as const;

/** How long the password would hold: four bars for the eye, words for everybody. */
export default function PasswordHint({ id, password, ownWords }: PasswordHintProps) {
  const { level, label, advice } = passwordStrength(password, ownWords);
  return (
    <Box sx={{ mt: 1.25, position: 'relative' }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}
      >
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              height: 4,
              borderRadius: 2,
              bgcolor: bar <= level ? colors[level] : 'divider',
              transition: 'background-color 200ms',
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        ))}
      </Box>
      {/* Its lines are kept free, so that nothing below moves while somebody types. */}
      <Typography
        id={id}
        variant="body2"
        sx={{ mt: 0.75, minHeight: { xs: 40, sm: 20 }, fontSize: 13, color: 'text.secondary' }}
      >
        {level ? (
          <>
            <strong>{label}.</strong> {advice}
          </>
        ) : (
          `At least ${shortestPassword} characters. A few unrelated words are best.`
        )}
      </Typography>
      <Announced text={level ? `${label}. ${advice}` : ''} />
    </Box>
  );
}

/** Says a text once typing pauses, instead of at every key. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = React.useState('');
  React.useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {said}
    </Box>
  );
}
