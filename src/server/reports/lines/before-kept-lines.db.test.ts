import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migrate } from '#server/kernel/database/migrate.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, fillOldSalon, signUp } from '#server/kernel/testing/salon.ts';
import { expectKept } from '../testing/kept.ts';

const ALL = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
const KEEPS = '0049_finalised_lines.sql';

test('what was finalised before lines were kept gets its shares and its months by the migration', async () => {
  const { adminUrl } = await testDatabase();
  const maker = await connectAsAdmin(adminUrl);
  const name = `before_${randomUUID().replaceAll('-', '')}`;
  await maker.query(`create database ${name}`);
  await maker.end();
  const url = adminUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const file of await readdir(ALL)) if (file < KEEPS) await cp(join(ALL, file), join(folder, file));
  await migrate(url, { folder });
  await rm(folder, { recursive: true });

  const admin = await connectAsAdmin(url);
  for (let salon = 0; salon < 2; salon += 1) await fillOldSalon(admin, await signUp(admin));
  await admin.query(
    `update appointments set status = 'finalizado', payment_method = 'PIX' where exists (select from appointment_services where appointment_id = appointments.id)`,
  );
  await migrate(url);
  await expectKept({ admin });
  const { rows } = await admin.query('select distinct kind from finalised_lines order by kind');
  expect(rows.map(({ kind }) => kind)).toEqual(['appointment', 'product', 'service', 'void']);
  await admin.end();
});
