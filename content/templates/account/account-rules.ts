// What each field of the account forms has to be. In: all values of a form. Out: a sentence that
// says what is wrong and how to put it right, or nothing. Pure, so that the same rules can run on a
// server.

export type Values = Readonly<Record<string, string>>;
export type Rule = (values: Values) => string | undefined;

/** Long beats complicated: no rule asks for digits or signs. */
export const shortestPassword = 12;

/** Something, an @, and a host with a dot. Whether mail arrives there, only a mail can tell. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const emailRule: Rule = ({ email = '' }) => {
  const text = email.trim();
  if (!text) return 'Enter your e-mail address.';
  if (!text.includes('@')) return 'An e-mail address has an @, as in name@example.com.';
  if (!emailShape.test(text)) return 'Enter the whole address, as in name@example.com.';
  return undefined;
};

export const passwordRule: Rule = ({ password = '' }) =>
  password ? undefined : 'Enter your password.';

export const newPasswordRule: Rule = ({ password = '' }) => {
  // Counted as people count: one for a letter with an accent or an emoji.
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < shortestPassword) {
    return `Use ${shortestPassword} characters or more: ${shortestPassword - length} to go.`;
  }
  return undefined;
};

export const nameRule: Rule = ({ name = '' }) =>
  name.trim() ? undefined : 'Tell us what to call you.';

export const termsRule: Rule = ({ terms }) =>
  terms ? undefined : 'An account needs your agreement to the terms.';

const commonHosts = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'proton.me',
];

/** The address that was probably meant where the host is one slip away from a common one. */
export function likelyEmail(email: string): string | undefined {
  const at = email.trim().lastIndexOf('@');
  const host = email
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || commonHosts.includes(host)) return undefined;
  const meant = commonHosts.find((common) => isOneSlip(host, common));
  return meant && `${email.trim().slice(0, at)}@${meant}`;
}

/** One letter too many, too few, another one, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    (restTyped[0] === restMeant[1] &&
      restTyped[1] === restMeant[0] &&
      restTyped.slice(2) === restMeant.slice(2))
  );
}
