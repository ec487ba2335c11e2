import { Users } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardHead } from '../ui/card.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { UiProvider } from '../ui/provider.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Example } from './example.tsx';

type Client = { id: string; name: string; phone: string; visits: number; owes: number | null };

const names = ['Marina Figueiredo', 'Zélia Porto', 'Érica Nunes', 'Ana Clara Duarte', 'Bruno Carvalho'];

const clientsOf = (count: number): Client[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${names[index % names.length]} ${index + 1}`,
    phone: `(11) 9${String(80000000 + index).replace(/(\d{4})$/, '-$1')}`,
    visits: (index * 7) % 31,
    owes: index % 3 === 0 ? (index % 40) * 5 : null,
  }));

const many = clientsOf(10_000);
const few = clientsOf(5);
const money = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

export default function Tables() {
  return (
    <UiProvider>
      <Example title="Procurar">
        <ComboboxExample />
      </Example>
      <Card>
        <CardHead title="Resumo" />
        <SummaryTable />
      </Card>
      <Card>
        <CardHead title="A pagar" />
        <BillList />
      </Card>
      <Card>
        <CardHead title="Carregando" />
        <ClientTable label="Carregando" rows={[]} isLoading />
      </Card>
      <Card>
        <CardHead title="Vazia" />
        <ClientTable label="Vazia" rows={[]} />
      </Card>
      <Card>
        <CardHead title="Dez mil clientes">10.000</CardHead>
        <ClientTable label="Dez mil clientes" rows={many} />
      </Card>
    </UiProvider>
  );
}

async function search(text: string): Promise<Client[]> {
  if (text === 'queda') throw new Error('no network');
  return many.filter((client) => client.name.toLowerCase().includes(text.toLowerCase()));
}

function ComboboxExample() {
  const [client, setClient] = useState<Client | null>(null);
  const [created, setCreated] = useState('');
  return (
    <div className="grid gap-4">
      <Combobox
        label="Cliente"
        placeholder="Buscar por nome"
        value={client}
        onChange={setClient}
        search={search}
        keyOf={(one) => one.id}
        labelOf={(one) => one.name}
        detailOf={(one) => one.phone}
        create={{ label: (text) => `Criar e selecionar “${text}”`, onCreate: setCreated }}
      />
      <output aria-label="Cliente escolhido">{client?.id ?? 'nenhum'}</output>
      <output aria-label="Cliente criado">{created}</output>
    </div>
  );
}

const name: Column<Client> = { key: 'name', header: 'Cliente', cell: ({ name }) => name, sortBy: ({ name }) => name };
const visits: Column<Client> = {
  key: 'visits',
  header: 'Visitas',
  align: 'right',
  cell: (client) => client.visits,
  sortBy: (client) => client.visits,
};
const columns: Column<Client>[] = [
  name,
  { key: 'phone', header: 'Telefone', cell: (client) => client.phone },
  visits,
  { key: 'owes', header: 'Pendente', align: 'right', cell: ({ owes }) => (owes === null ? '–' : money(owes)) },
];

type ClientTableProps = { label: string; rows: Client[]; isLoading?: boolean };

function ClientTable({ label, rows, isLoading }: ClientTableProps) {
  const [opened, setOpened] = useState('');
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(client) => client.id}
        phone={(client) => ({
          title: client.name,
          value: client.owes === null ? null : money(client.owes),
          detail: client.phone,
          badge: client.owes ? <Badge tone="pending">Pendente</Badge> : <Badge tone="success">Em dia</Badge>,
        })}
        empty={
          <EmptyState picture={Users} title="Nenhum cliente">
            Cadastre o primeiro.
          </EmptyState>
        }
        isLoading={isLoading}
        onRowClick={(client) => setOpened(client.name)}
      />
      <output aria-label={`Aberto em ${label}`} className="block px-6">
        {opened}
      </output>
    </>
  );
}

const total = few.reduce((sum, client) => sum + client.visits, 0);

function SummaryTable() {
  const [paid, setPaid] = useState('');
  const [opened, setOpened] = useState('');
  return (
    <>
      <Table
        label="Resumo"
        columns={[
          { ...name, total: 'Total' },
          { ...visits, total },
          {
            key: 'pay',
            header: 'Ações',
            isHeaderHidden: true,
            align: 'right',
            cell: (client) => (
              <Button size="sm" onClick={() => setPaid(client.name)}>
                Lançar pagamento
              </Button>
            ),
          },
        ]}
        rows={few}
        rowKey={(client) => client.id}
        phone={(client) => ({ title: client.name, value: client.visits, detail: client.phone })}
        phoneTotal={{ title: 'Total', value: total }}
        empty={null}
        onRowClick={(client) => setOpened(client.name)}
      />
      <output aria-label="Pago">{paid}</output>
      <output aria-label="Aberto em Resumo">{opened}</output>
    </>
  );
}

/** Each row leaves the list when it is acted on, a moment after the press, as when a server answers. */
function BillList() {
  const [bills, setBills] = useState(few);
  const pay = (paid: Client) => queueMicrotask(() => setBills((bills) => bills.filter((bill) => bill !== paid)));
  return (
    <ul aria-label="A pagar">
      {bills.map((bill) => (
        <li key={bill.id} className="flex items-center justify-between gap-3 px-6 py-1">
          {bill.name}
          <Button size="sm" onClick={() => pay(bill)}>
            Pagar {bill.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
