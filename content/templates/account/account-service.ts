// Where your server comes in. Each function waits a moment and answers as a server would; nothing
// leaves the browser.

/** The one account of this template. */
export const demoAccount = {
  email: 'ada@velo.example',
  password: 'harbour-bells-at-six',
  name: 'Ada',
};

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

/** The name of who signed in, or `undefined`: a server does not say which of the two was wrong. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  await wait();
  const isRight =
    email.trim().toLowerCase() === demoAccount.email && password === demoAccount.password;
  return isRight ? demoAccount.name : undefined;
}

/**
 * Sends a mail with a link. Answers alike for every address, so that nobody can ask who has an
 * account.
 */
export async function sendLink(_email: string): Promise<void> {
  await wait();
}

/** `false` where the address has an account already. */
export async function createAccount(email: string): Promise<boolean> {
  await wait();
  return email.trim().toLowerCase() !== demoAccount.email;
}
