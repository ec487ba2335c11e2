import { CalendarDays, Plus, Settings, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, Count } from '../ui/badge.tsx';
import { Banner, useBanner } from '../ui/banner.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Card, CardBody, CardHead, CardRow, CardRows, StatCard } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton, SkeletonRows, Spinner } from '../ui/loading.tsx';
import { Strands } from '../ui/logo.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Progress } from '../ui/progress.tsx';

const staff = ['Helena Prado', 'Camila Duarte', 'Beatriz Lima', 'Juliana Reis', 'Rafael Costa'];

export default function Basics() {
  return (
    <>
      <PageHeader title="Bom dia, Helena" description="Terça-feira, 17 de novembro de 2026">
        <Button icon={CalendarDays}>Agenda</Button>
        <ButtonLink href="#clientes" icon={Users}>
          Clientes
        </ButtonLink>
      </PageHeader>
      <div className="grid grid-cols-4 gap-4 max-md:grid-cols-2">
        <StatCard label="Agendamentos hoje" value="22" note="5 finalizados" icon={<CalendarDays />} />
        <StatCard label="Clientes ativos" value="248" note="6 novos em novembro" icon={<Users />} />
      </div>
      <Buttons />
      <Banners />
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <Card>
          <CardHead title="Próximos agendamentos">4 de 5</CardHead>
          <CardBody>
            <Progress value={4} max={5} label="Prepare seu salão" />
          </CardBody>
          <CardRows>
            {staff.map((name, index) => (
              <CardRow key={name}>
                <Avatar name={name} tone={index + 1} />
                <span className="min-w-0 flex-1">{name}</span>
                {index === 0 && <Badge tone="pending">Aguardando</Badge>}
                {index === 1 && <Badge tone="success">Finalizado</Badge>}
                {index === 2 && <Badge tone="cancel">Cancelado</Badge>}
                {index === 3 && <Badge tone="block">Bloqueado</Badge>}
                {index === 4 && <Count>{3}</Count>}
              </CardRow>
            ))}
            <CardRow className="flex-wrap">
              <Avatar name="Marina" />
              <Avatar name="Patrícia Moura" size="sm" tone={6} />
              <Avatar name="Patrícia Moura" size="lg" tone={7} />
              <Badge>22</Badge>
              <Badge tone="brand">Novo</Badge>
              <Badge tone="danger">Vencido</Badge>
              <Badge tone="info">Aviso</Badge>
            </CardRow>
          </CardRows>
        </Card>
        <Card>
          <EmptyState picture={Users} title="Nenhum cliente" action={<Button variant="primary">Novo Cliente</Button>}>
            Cadastre o primeiro cliente do salão.
          </EmptyState>
        </Card>
        <Card>
          <SkeletonRows rows={3} />
          <Skeleton className="m-6 h-4" />
          <Spinner className="m-6" />
        </Card>
        <Card>
          <ErrorState message="Erro ao carregar clientes" onRetry={() => {}} />
        </Card>
      </div>
      <div className="relative h-48 overflow-hidden rounded-card bg-brand-950">
        <Strands />
      </div>
    </>
  );
}

function Buttons() {
  const [presses, setPresses] = useState(0);
  return (
    <Card>
      <CardHead title="Botões" />
      <CardBody className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={Plus} onClick={() => setPresses(presses + 1)}>
          Novo Agendamento
        </Button>
        <Button>Cancelar</Button>
        <Button variant="ghost">Limpar</Button>
        <Button variant="danger">Excluir</Button>
        <Button variant="primary" loading onClick={() => setPresses(presses + 1)}>
          Salvando
        </Button>
        <Button variant="primary" disabled>
          Próximo
        </Button>
        <Button size="sm">Receber</Button>
        <Button size="lg" variant="primary">
          Confirmar
        </Button>
        <IconButton icon={Settings} label="Configurar" />
        <IconButton icon={Trash2} label="Apagar" variant="danger" size="sm" />
        <output aria-label="Toques">{presses}</output>
      </CardBody>
    </Card>
  );
}

function Banners() {
  const banner = useBanner();
  return (
    <Card>
      <CardHead title="Avisos" />
      <CardBody className="grid gap-3">
        <Banner tone="info">As vendas do dia entram no caixa.</Banner>
        <Banner tone="pending">Há 3 pedidos aguardando.</Banner>
        <Banner tone="quiet">Período fechado.</Banner>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => banner.success('Cliente adicionado com sucesso!')}>Mostrar sucesso</Button>
          <Button onClick={() => banner.success('Horário alterado!', { label: 'Desfazer', onPress: banner.clear })}>
            Mostrar sucesso com ação
          </Button>
          <Button onClick={() => banner.error('Erro ao salvar cliente')}>Mostrar erro</Button>
          <Button onClick={() => banner.error('Erro ao carregar compras', { seconds: 5 })}>Mostrar erro breve</Button>
        </div>
      </CardBody>
    </Card>
  );
}
