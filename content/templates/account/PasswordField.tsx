import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import LabelledField from './LabelledField.tsx';

type PasswordFieldProps = Omit<React.ComponentProps<typeof LabelledField>, 'type' | 'slotProps'>;

/**
 * A password that its owner can look at. It hides again when the form is sent, so that browsers
 * offer to keep it.
 */
export default function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = React.useState(false);
  const input = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const action = isShown ? 'Hide password' : 'Show password';
  return (
    <LabelledField
      {...props}
      inputRef={input}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={action}>
                <IconButton
                  aria-label={action}
                  edge="end"
                  size="small"
                  onClick={() => setIsShown(!isShown)}
                >
                  {isShown ? (
                    <VisibilityOffIcon fontSize="small" />
                  ) : (
                    <VisibilityIcon fontSize="small" />
                  )}
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
