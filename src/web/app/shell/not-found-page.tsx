import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useStart } from './use-menu.ts';

export function Page() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      picture={Compass}
      title={t('notFound.title')}
      action={
        <ButtonLink variant="primary" render={<Link to={useStart()} />}>
          {t('notFound.back')}
        </ButtonLink>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
