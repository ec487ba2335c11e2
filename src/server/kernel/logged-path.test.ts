import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const portal = '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59';
const reset = 'Zk3vQ0cXy7Rb-1mN_pLw8sTtU4hJ5gA2';

test.each([
  ['/', '/'],
  ['/agenda/dia?date=2026-11-17', '/agenda/dia'],
  ['/api/account/sign-in', '/api/account/sign-in'],
  ['/api/rpc/staff_portal_commissions_statement', '/api/rpc/staff_portal_commissions_statement'],
  [`/api/clients/${portal}/remove`, `/api/clients/${portal}/remove`],
  ['/assets/appointment-editor-D3fGh1Jk.js', '/assets/appointment-editor-D3fGh1Jk.js'],
  ['/portal', '/portal'],
  [`/portal/${portal}/`, '/portal/[secret]/'],
  [`/reset-password?token=${reset}`, '/reset-password'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  ...[
    `/portal/${portal}`,
    `/portal/${portal}/agenda`,
    `/PORTAL/${portal.toUpperCase()}`,
    `//portal//${portal}`,
    `/%70ortal/${portal}`,
    `/portal%2F${portal}`,
    `/portal%252f${portal}`,
    `/portal;/${portal}`,
    `/./portal/${portal}`,
    `/api/../portal/${portal}`,
    `/x/portal/${portal}`,
    `/portal${portal}`,
    `/portai/${portal},`,
    `/${portal}`,
    `/portal\\${portal}`,
    `http://localhost/portal/${portal}`,
    `/portal/${portal.slice(0, 12)}/${portal.slice(12)}`,
  ],
  ...[
    `/reset-password/${reset}`,
    `/reset-password%3Ftoken=${reset}`,
    `/reset-password&token=${reset}`,
    `/reset-password;token=${reset}`,
    `/Reset-Password/token=${reset}`,
    `/reset-password${reset}`,
    `/reset-password#token=${reset}`,
    `/confirmar-email/${reset}`,
    `/convite/${reset}`,
    `/Convite/${reset}/`,
    `/convite/${reset.slice(0, 12)}/${reset.slice(12)}`,
    `/api/account/reset-link/${reset}`,
    `/api/account/reset-link%3ftoken=${reset}`,
    `//reset-password/?token=${reset}`,
  ],
])('of %s the log has no token', (url) => {
  const path = loggedPath(url).toLowerCase();
  for (const token of [portal, reset.toLowerCase(), portal.slice(12), reset.slice(12).toLowerCase()])
    expect(path).not.toContain(token);
});
