import type { ActivityLine } from '#contract/activity/operations.ts';
import { type Cell, csvFile } from '#domain/shared/csv.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { download } from '#web/ui/download.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { useLineWords } from './use-line-words.ts';

type Input = Parameters<typeof client.activity.list>[0];

/** A file has no more lines: who wants older ones chooses their days. */
const MOST = 10_000;

/** Saves the list as it is filtered for the spreadsheets of the place, the newest first. */
export function useActivityCsv() {
  const words = useLineWords();
  const { t } = words;
  const { date } = useFormat();
  const place = usePlace();
  const banner = useBanner();
  const { isBusy, once } = useOnce();

  const row = (line: ActivityLine): Cell[] => [
    date(line.day),
    line.time,
    words.who(line),
    words.area(line.area),
    words.sentence(line),
    line.changes
      .filter(({ kind }) => kind !== 'unsaid')
      .map((change) => {
        const [from, to] = [change.from, change.to].map((value) => words.written(change.kind, value));
        return `${words.label(change)}: ${change.from === null ? to : `${from} → ${to}`}`;
      })
      .join('; '),
  ];

  const save = (input: Input) =>
    once(async () => {
      try {
        const { lines, isWhole } = await readUpTo(MOST, input);
        const head = [t('csv.day'), t('csv.time'), t('csv.who'), t('csv.area'), t('csv.what'), t('csv.changes')];
        const csv = csvFile([head, ...lines.map(row)], place);
        download(new File([csv], `${t('csv.file')}.csv`, { type: 'text/csv' }));
        if (!isWhole) banner.warning(t('csv.limited', { count: lines.length }));
      } catch {
        banner.error(t('csv.failed'));
      }
    });
  return { isBusy, save };
}

async function readUpTo(most: number, input: Input): Promise<{ lines: ActivityLine[]; isWhole: boolean }> {
  const lines: ActivityLine[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.activity.list({ ...input, ...(cursor && { cursor }) });
    lines.push(...page.rows);
    if (page.next === null) return { lines, isWhole: true };
    if (lines.length >= most) return { lines: lines.slice(0, most), isWhole: false };
    cursor = page.next;
  }
}
