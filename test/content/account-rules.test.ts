// What the account forms of the templates ask for, and how they rate a password.
import { describe, expect, it } from 'vitest';
import {
  emailRule,
  likelyEmail,
  nameRule,
  newPasswordRule,
  passwordRule,
  termsRule,
} from '../../content/templates/account/account-rules.ts';
import { passwordStrength } from '../../content/templates/account/password-strength.ts';

describe('rules', () => {
  it.each(['ada@velo.example', ' ada@velo.example ', 'a+b@mail.velo.example', 'ада@велo.example'])(
    'take %s',
    (email) => {
      expect(emailRule({ email })).toBeUndefined();
    },
  );

  it.each([
    ['', 'Enter your e-mail address.'],
    ['   ', 'Enter your e-mail address.'],
    ['ada', 'An e-mail address has an @, as in name@example.com.'],
    ['ada@velo', 'Enter the whole address, as in name@example.com.'],
    ['ada@velo..example', 'Enter the whole address, as in name@example.com.'],
    ['ada lovelace@velo.example', 'Enter the whole address, as in name@example.com.'],
    ['@velo.example', 'Enter the whole address, as in name@example.com.'],
  ])('say what is wrong with “%s”', (email, message) => {
    expect(emailRule({ email })).toBe(message);
  });

  it('count characters of a new password as people do', () => {
    expect(newPasswordRule({ password: '' })).toBe('Choose a password.');
    expect(newPasswordRule({ password: '🚲🚲🚲' })).toBe('Use 12 characters or more: 9 to go.');
    expect(newPasswordRule({ password: '🚲'.repeat(12) })).toBeUndefined();
  });

  it('ask for what is missing, and take spaces for nothing', () => {
    expect([nameRule({ name: ' ' }), passwordRule({}), termsRule({})]).not.toContain(undefined);
    expect([nameRule({ name: 'Ada' }), passwordRule({ password: ' ' }), termsRule({ terms: 'on' })]).toEqual(
      Array.from({ length: 3 }),
    );
  });
});

describe('an address that was probably meant', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@hotmeil.com', 'ada@hotmail.com'],
    ['ada@gmail.com', undefined],
    ['ada@velo.example', undefined],
    ['@gmial.com', undefined],
    ['', undefined],
  ])('of “%s” is %s', (email, meant) => {
    expect(likelyEmail(email)).toBe(meant);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['passwordpassword', 1],
    ['P4ssw0rd!2024', 1],
    ['qwertyuiop1234', 1],
    ['abcabcabcabcabc', 1],
    ['zxcvbnmasdfghjkl', 1],
    ['Summer2026!!', 1],
    ['mastodon-tea', 2],
    ['tin-mango-quarrel', 3],
    ['hT7$kq9Zp2xW', 3],
    ['tin-mango-quarrel-oboe', 4],
    ['hT7$kq9Zp2xW;w9-e', 4],
  ])('of “%s” is %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it('reads no more of it than makes a difference', () => {
    expect(passwordStrength('ab'.repeat(1_000_000)).level).toBe(1);
  });

  it('counts what others know as nothing', () => {
    const password = 'lovelace-byron-ada';
    expect(passwordStrength(password).level).toBe(3);
    const known = passwordStrength(password, ['Ada Lovelace Byron', 'ada@velo.example']);
    expect(known).toMatchObject({ level: 1, advice: 'It holds your name or address, which others know.' });
  });
});
