import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedUp, testServer } from '../test-server.ts';

const server = testServer();

test('many reports at once take turns, and one that is refused hands its turn on', async () => {
  const owner = await signedUp(server);
  const days = 'first=2024-01-01&last=2026-11-30';
  const asked = Array.from({ length: 12 }, (_, turn) =>
    owner.get(
      turn % 2 ? `/api/reports/occupancy?${days}&professional_id=${randomUUID()}` : `/api/reports/result?${days}`,
    ),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 12 }, (_, turn) => (turn % 2 ? 404 : 200)));
  expect((await owner.get(`/api/reports/result?${days}`)).status).toBe(200);
});
