import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Button, IconButton } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { PasswordConfirm } from '../ui/password-confirm.tsx';
import { Popover } from '../ui/popover.tsx';
import { UiProvider } from '../ui/provider.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useUnsavedGuard } from '../ui/use-unsaved-guard.ts';
import { Example } from './example.tsx';

export default function Overlays() {
  return (
    <UiProvider>
      <Example title="Acima da página" className="flex flex-wrap gap-2">
        <DialogExample />
        <SheetExample />
        <ConfirmExample />
        <PasswordExample />
        <SmallOnes />
      </Example>
      <Example title="Lista">
        <ListExample />
      </Example>
      <Example title="Abas" className="grid gap-6">
        <TabsExample />
        <MemoryRouter initialEntries={['/agenda/semana']}>
          <TabLinks
            label="Agenda"
            links={[
              { to: '/agenda/dia', label: 'Dia' },
              { to: '/agenda/semana', label: 'Semana' },
              { to: '/agenda/pendentes', label: 'Aguardando Aprovação', count: 3 },
            ]}
          />
        </MemoryRouter>
      </Example>
    </UiProvider>
  );
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nova categoria</Button>
      <output aria-label="Categoria salva">{saved}</output>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Nova categoria"
        description="Aparece no agendamento online."
        onSubmit={() => {
          setSaved(name);
          setOpen(false);
        }}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
            <Button type="submit">Salvar</Button>
          </>
        }
      >
        <TextField label="Nome da categoria" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Dialog>
    </>
  );
}

const professionals = [
  { value: 'helena', label: 'Helena Prado' },
  { value: 'rafael', label: 'Rafael Nogueira' },
] as const;

function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [date, setDate] = useState('2026-11-17');
  const [who, setWho] = useState<(typeof professionals)[number]['value'] | ''>('');
  const close = useUnsavedGuard(note !== '', (open) => {
    setOpen(open);
    setNote('');
  });
  const [asksPassword, setAsksPassword] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Editar agendamento</Button>
      <Sheet
        open={isOpen}
        onOpenChange={close}
        title="Editar Agendamento"
        onSubmit={() => {
          setNote('');
          setOpen(false);
        }}
        foot={
          <>
            <IconButton icon={Trash2} label="Excluir" variant="danger" onClick={() => setAsksPassword(true)} />
            <Button type="submit">Salvar</Button>
          </>
        }
      >
        <DateField label="Data" value={date} onChange={setDate} today="2026-11-17" />
        <Select label="Profissional" value={who} onChange={setWho} options={professionals} />
        <TextField label="Observação" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        <PasswordConfirm open={asksPassword} onOpenChange={setAsksPassword} onConfirm={async () => 'wrong'} />
        {Array.from({ length: 12 }, (_, line) => `Serviço ${line + 1}`).map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Sheet>
    </>
  );
}

const closing = {
  title: 'Fechar período 01/11/2026 a 17/11/2026?',
  confirmLabel: 'Fechar período',
  danger: false,
};

function ConfirmExample() {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<string[]>([]);
  const note = (agreed: boolean) => setAnswers((before) => [...before, agreed ? 'sim' : 'não']);
  return (
    <>
      <Button onClick={async () => note(await confirm())}>Excluir item</Button>
      <Button onClick={async () => note(await confirm(closing))}>Fechar período</Button>
      <output aria-label="Respostas">{answers.join(' ')}</output>
    </>
  );
}

function PasswordExample() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Excluir cliente
      </Button>
      <output aria-label="Exclusão">{isDone ? 'feita' : ''}</output>
      <PasswordConfirm
        open={isOpen}
        onOpenChange={setOpen}
        title="Excluir cliente"
        description="Patrícia Moura sai da lista. Os agendamentos passados ficam com o nome dela."
        confirmLabel="Excluir"
        onConfirm={async (password) => {
          if (password === 'queda') return 'failed';
          if (password !== 'segredo') return 'wrong';
          setDone(true);
          return 'ok';
        }}
      />
    </>
  );
}

/** Rows that are deleted with the password; "Sem pergunta" goes at once. */
function ListExample() {
  const [rows, setRows] = useState(['Corte', 'Escova', 'Sem pergunta', 'Tintura']);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string) => setRows((before) => before.filter((row) => row !== name));
  return (
    <>
      {rows.length === 0 && <Button>Novo Serviço</Button>}
      <ul>
        {rows.map((name) => (
          <li key={name} className="flex items-center gap-2">
            {name}
            <IconButton
              icon={Trash2}
              label={`Excluir ${name}`}
              onClick={() => (name === 'Sem pergunta' ? remove(name) : setAsked(name))}
            />
          </li>
        ))}
      </ul>
      <PasswordConfirm
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Excluir serviço"
        onConfirm={async () => {
          if (asked) remove(asked);
          return 'ok';
        }}
      />
    </>
  );
}

function SmallOnes() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="Mais ações" />}
        groups={[
          [{ label: 'Editar', icon: Pencil, onSelect: () => setChosen('Editar') }],
          [{ label: 'Excluir', icon: Trash2, onSelect: () => setChosen('Excluir'), danger: true }],
        ]}
      />
      <output aria-label="Ação">{chosen}</output>
      <Popover trigger={<Button>Comanda</Button>} label="Comanda">
        <p className="pb-3 font-medium">Shampoo, 2 un</p>
        <Button size="sm">Abrir</Button>
      </Popover>
    </>
  );
}

function TabsExample() {
  const [tab, setTab] = useState<'comissoes' | 'agenda'>('agenda');
  return (
    <Tabs
      label="Portal"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'comissoes', label: 'Comissões', panel: <p>Resumo do mês</p> },
        { value: 'agenda', label: 'Agenda', panel: <p>Agenda do dia</p> },
      ]}
    />
  );
}
