import { paths } from '#contract/paths.ts';
import { minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';

/** What no field says. */
const AT_A_FIELD = ['EMAIL_TAKEN', 'INVALID', 'LINK_INVALID'];

export function JoinFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['members', 'account']);
  const code = refusalCode(error);
  if (!error || AT_A_FIELD.includes(code ?? '')) return null;
  return (
    <Banner role="alert" tone="danger">
      {code === 'ALREADY_MEMBER' && (
        <>
          {t('join.already')} <TextLink render={<a href={paths.home} />}>{t('join.open')}</TextLink>
        </>
      )}
      {code === 'TOO_MANY_TRIES' && t('account:tooManyTries', { count: minutesToWait(error) })}
      {code !== 'ALREADY_MEMBER' && code !== 'TOO_MANY_TRIES' && t('join.failed')}
    </Banner>
  );
}
