import { Download } from 'lucide-react';
import { useState } from 'react';
import { numberLocale } from '#domain/shared/countries.ts';
import { csvFile } from '#domain/shared/csv.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney } from '#domain/shared/money.ts';
import { type DayRange, daysOf, monthsOf, recentYears } from '#domain/shared/period.ts';
import { formatDate } from '#domain/shared/time.ts';
import { BarChart } from '../ui/bar-chart.tsx';
import { Button } from '../ui/button.tsx';
import type { ChartBars } from '../ui/chart-layout.ts';
import { download } from '../ui/download.ts';
import { MonthPicker } from '../ui/month-picker.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { RangePicker } from '../ui/range-picker.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { usePlace } from '../ui/use-place.ts';
import { Example } from './example.tsx';

const TODAY = '2026-11-17';

export default function Reports() {
  const [hasReceipt, setHasReceipt] = useState(false);
  return (
    <>
      <Periods />
      <Charts />
      <Example title="Papel" className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <PrintButton />
          <Button onClick={() => setHasReceipt(!hasReceipt)}>Recibo</Button>
        </div>
        <DayTable />
        {hasReceipt && <Receipt />}
      </Example>
    </>
  );
}

function Periods() {
  const [month, setMonth] = useState('2026-11');
  const [range, setRange] = useState<DayRange | null>(null);
  return (
    <Example title="Períodos" className="grid gap-4">
      <MonthPicker
        value={month}
        onChange={(chosen) => {
          setMonth(chosen);
          setRange(null);
        }}
        years={recentYears(TODAY)}
      />
      <RangePicker value={range} onApply={setRange} today={TODAY} />
      <output aria-label="Período">{range ? `${range.first} – ${range.last}` : month}</output>
    </Example>
  );
}

const byDay: ChartBars[] = daysOf('2026-10').map((date, index) => ({
  label: String(index + 1),
  name: formatDate(date, 'pt'),
  values: index % 7 === 3 ? [0, 0] : [90_000 + ((index * 37_000) % 140_000), index === 4 ? 526_000 : 25_000],
}));

const byMonth: ChartBars[] = monthsOf(2026)
  .slice(5, 11)
  .map((month, index) => ({
    label: ['jun', 'jul', 'ago', 'set', 'out', 'nov'][index] ?? '',
    name: `${month.slice(5)}/${month.slice(0, 4)}`,
    values: [[649_295, 658_330, 713_630, -280_325, 809_225, 29_296][index] ?? 0],
  }));

function Charts() {
  const place = usePlace();
  const [months, setMonths] = useState(6);
  const short = numberFormat(numberLocale(place), { notation: 'compact' });
  const money = {
    format: (value: number) => formatMoney(cents(value), { ...place, country: 'BR' }),
    formatShort: (value: number) => short.format(value / 100),
  };
  return (
    <>
      <Example title="Dia a dia">
        <BarChart
          label="Receita e despesas por dia"
          unit="Dia"
          series={['Receita', 'Despesas']}
          bars={byDay}
          {...money}
        />
      </Example>
      <Example
        title="Mês a mês"
        aside={
          <Button size="sm" onClick={() => setMonths(months === 6 ? 2 : 6)}>
            Menos meses
          </Button>
        }
      >
        <BarChart
          label="O que sobra por mês"
          unit="Mês"
          series={['O que sobra']}
          bars={byMonth.slice(0, months)}
          {...money}
        />
      </Example>
    </>
  );
}

type Day = { date: string; count: number; total: number };

const days: Day[] = daysOf({ first: '2026-06-01', last: TODAY }).map((date, index) => ({
  date,
  count: (index * 7) % 23,
  total: 50_000 + ((index * 31_700) % 200_000),
}));

const columns: Column<Day>[] = [
  { key: 'date', header: 'Dia', cell: (day) => formatDate(day.date, 'pt'), sortBy: (day) => day.date, total: 'Total' },
  { key: 'count', header: 'Atendimentos', align: 'right', cell: (day) => day.count },
  { key: 'total', header: 'Total', align: 'right', cell: (day) => day.total },
];

function DayTable() {
  const place = usePlace();
  const save = () => {
    const rows = days.map((day) => [day.date, day.count, { cents: cents(day.total) }]);
    download(new File([csvFile([['=Dia', 'Atendimentos', 'Total'], ...rows], place)], 'resumo.csv'));
  };
  return (
    <>
      <Button icon={Download} className="justify-self-start" onClick={save}>
        Exportar CSV
      </Button>
      <Table
        label="Resumo diário"
        columns={columns}
        rows={days}
        rowKey={(day) => day.date}
        phone={(day) => ({ title: formatDate(day.date, 'pt'), value: day.total, detail: day.count })}
        empty={null}
      />
    </>
  );
}

function Receipt() {
  return (
    <section aria-label="Recibo" className="print-roll border border-divider p-4">
      <p className="font-semibold">Studio Jasmim</p>
      <p>Corte R$ 120,00</p>
      <p>Documento sem valor fiscal</p>
    </section>
  );
}
