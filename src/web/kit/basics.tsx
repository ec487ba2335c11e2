import { Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, Count } from '../ui/badge.tsx';
import { Banner, useBanner } from '../ui/banner.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '../ui/card.tsx';
import { Example } from './example.tsx';

const tones = ['neutral', 'brand', 'pending', 'success', 'cancel', 'block', 'info'] as const;

export default function Basics() {
  return (
    <>
      <Buttons />
      <Banners />
      <Card>
        <CardHead title="Equipe">4 de 5</CardHead>
        <CardRows>
          {tones.map((tone, index) => (
            <CardRow key={tone}>
              <Avatar name="Helena Prado" tone={index + 1} />
              <Badge tone={tone}>{tone}</Badge>
            </CardRow>
          ))}
          <CardRow>
            <Avatar name="Marina" />
            <Badge tone="danger">Vencido</Badge>
            <Count>{3}</Count>
          </CardRow>
        </CardRows>
      </Card>
    </>
  );
}

function Buttons() {
  const [presses, setPresses] = useState(0);
  return (
    <Example title="Botões" className="flex flex-wrap items-center gap-2">
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
    </Example>
  );
}

function Banners() {
  const banner = useBanner();
  return (
    <Example title="Avisos" className="grid gap-3">
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
    </Example>
  );
}
