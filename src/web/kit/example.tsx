import type { ReactNode } from 'react';
import { Card, CardBody, CardHead } from '../ui/card.tsx';

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

export function Example({ title, aside, className, children }: Props) {
  return (
    <Card>
      <CardHead title={title}>{aside}</CardHead>
      <CardBody className={className}>{children}</CardBody>
    </Card>
  );
}
