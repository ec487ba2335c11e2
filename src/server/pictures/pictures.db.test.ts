import sharp from 'sharp';
import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { preparePicture } from './store-picture.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));
const waiter = { lane: 'accounts', key: 'somebody', isGone: () => false } as const;

const photo = async () => {
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background: '#9333ea' } });
  return (await flat.webp().toBuffer()).toString('base64');
};

async function stored(user: string): Promise<string> {
  const prepared = await preparePicture(waiter, await photo());
  if (!prepared.ok) throw new Error(prepared.reason);
  const { large, small, width, height } = prepared.picture;
  const { rows } = await server.admin.query(
    'insert into pictures (user_id, large, small, width, height) values ($1, $2, $3, $4, $5) returning id',
    [user, large, small, width, height],
  );
  return rows[0].id;
}

test('a salon sees its pictures in both sizes; nobody else does', async () => {
  const id = await stored(owner.id);
  for (const size of ['small', 'large']) {
    const answer = await owner.get(`/api/pictures/${id}/${size}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  }
  expect(await owner.get(`/api/pictures/${id}/huge`)).toMatchObject({ status: 422 });
  const stranger = await signedUp(server);
  expect(await stranger.get(`/api/pictures/${id}/small`)).toMatchObject({ status: 404 });
  expect(await server.visitor().get(`/api/pictures/${id}/small`)).toMatchObject({ status: 401 });
});

test('a browser keeps a picture for whoever is signed in, and what is not there it does not keep', async () => {
  const id = await stored(owner.id);
  const { headers } = await owner.get(`/api/pictures/${id}/small`);
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable' });
  expect(String(headers.vary)).toMatch(/cookie/i);
  const missing = await owner.get(`/api/pictures/${owner.id}/small`);
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('a picture that nobody shows any more goes with the row that showed it', async () => {
  await server.admin.query(`
    create table showing (user_id uuid not null, picture_id uuid not null,
      foreign key (user_id, picture_id) references pictures on delete cascade);
    create trigger drop_picture after delete or update on showing for each row execute function app.drop_picture()`);
  const [first, second] = [await stored(owner.id), await stored(owner.id)];
  const isThere = async (id: string) => (await owner.get(`/api/pictures/${id}/small`)).status === 200;
  const { admin } = server;
  await admin.query('insert into showing values ($1, $2)', [owner.id, first]);
  await admin.query('update showing set picture_id = $1', [second]);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await admin.query('delete from showing');
  expect(await isThere(second)).toBe(false);
});

test('more pictures than a salon may have waiting are refused as busy', async () => {
  const data = await photo();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => preparePicture(waiter, data)));
  const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length;
  expect([count('fulfilled'), count('rejected')]).toEqual([14, 6]);
});
