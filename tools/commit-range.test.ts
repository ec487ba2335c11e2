import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eachCommit } from './commit-range.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

function commit(subject: string, word: string) {
  writeFileSync(join(root, 'word'), word);
  git('add', 'word');
  git('commit', '--quiet', '--message', subject);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'range-'));
  git('init', '--quiet');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/right'), 'right');
  commit('Begin', 'wrong');
  commit('Say it', 'right');
  commit('Say something else', 'wrong');
  commit('Say it again', 'right');
});
afterEach(() => rmSync(root, { recursive: true }));

test('every commit of a range is checked by itself, oldest first, with the packages of this folder', () => {
  const checked = [...eachCommit(root, 'HEAD~3..HEAD', 'cmp word node_modules/right')];
  expect(checked.map(({ subject, ok }) => [subject, ok])).toEqual([
    ['Say it', true],
    ['Say something else', false],
    ['Say it again', true],
  ]);
  expect(checked[1]?.output).toContain('differ');
});

test('the worktree is gone afterwards, and the files here stayed as they were', () => {
  writeFileSync(join(root, 'word'), 'not yet committed');
  for (const _ of eachCommit(root, 'HEAD~1..HEAD', 'true')) expect(readdirSync(join(root, '.cache'))).toHaveLength(1);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(git('status', '--short', 'word')).toBe(' M word\n');
});
