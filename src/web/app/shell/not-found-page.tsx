import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function Page() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      picture={Compass}
      title={t('notFound.title')}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home} />}>
          {t('notFound.back')}
        </ButtonLink>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
