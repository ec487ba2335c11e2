import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Barcode } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { internalProductForm, productChangeForm, resaleProductForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { normaliseBarcode } from '#domain/products/barcode.ts';
import { costOnShelf } from '#domain/products/pricing.ts';
import {
  BASE_UNITS,
  type BaseUnit,
  type Measure,
  type PurchaseUnit,
  shelfUnit,
  unitsFor,
} from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { api, client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { type Control, type Registered, useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { PriceFields } from './price-fields.tsx';
import { newProduct, newPurchase, STOCK_TABLES, withRows } from './product-form.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { useQuantities } from './use-quantities.ts';

/** A product for use in the salon, with its existing stock. */
export function NewInternalSheet(overlay: OverlayState) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  const form = useForm(internalProductForm, { defaultValues: { ...newProduct, existing_stock: null } });
  const code = useCodeTaken(form.watch('barcode'));
  const { frame } = useFormOverlay(overlay, form, {
    send: client.products.createInternal,
    onRefused: code.onRefused,
    success: t('form.created'),
    failure: () => t('form.failed'),
    changed: STOCK_TABLES,
    next: {
      nameOf: ({ name }) => name,
      empty: ({ base_unit }) => form.reset({ ...newProduct, base_unit, existing_stock: null }),
    },
  });
  const measure = measureOf(form.watch());
  return (
    <FormSheet {...frame} title={t('form.add.internal')} saveLabel={t('form.save')}>
      <ProductFields form={form} baseUnit={form.field('base_unit')} measure={measure} codeOf={code.takenBy} />
      <NumberField
        label={t('form.existingStock')}
        {...form.control('existing_stock')}
        min={0}
        suffix={measure && unit(shelfUnit(measure), measure)}
        optional
      />
    </FormSheet>
  );
}

const resaleForm = withRows(resaleProductForm);

/** A product for sale, with its first purchase. */
export function NewResaleSheet(overlay: OverlayState) {
  const { t } = useTranslation('products');
  const today = useSalonToday();
  const form = useForm(resaleForm, { defaultValues: { ...newProduct, ...newPurchase(today), price: null } });
  const code = useCodeTaken(form.watch('barcode'));
  const { frame } = useFormOverlay(overlay, form, {
    send: client.products.createResale,
    onRefused: code.onRefused,
    success: t('form.created'),
    failure: () => t('form.failed'),
    changed: STOCK_TABLES,
    next: { nameOf: ({ name }) => name, empty: emptyForNext },
  });
  const measure = measureOf(form.watch());
  const [chosenUnit, chooseUnit] = useState<PurchaseUnit>();
  const unit = usualUnit(measure, chosenUnit);
  const { setValue } = form;

  /** A delivery has one supplier and one day. */
  function emptyForNext({ base_unit }: Product) {
    const { supplier, purchase_date } = form.library.getValues();
    chooseUnit(undefined);
    form.reset({ ...newProduct, ...newPurchase(today), base_unit, supplier, purchase_date, price: null });
  }

  // The unit changes with the product until the person chooses one.
  useEffect(() => {
    if (unit) setValue('purchase_unit', unit);
  }, [unit, setValue]);

  return (
    <FormSheet {...frame} title={t('form.add.resale')} saveLabel={t('form.save')}>
      <ProductFields form={form} baseUnit={form.field('base_unit')} measure={measure} codeOf={code.takenBy} />
      <FormSection title={t('form.firstPurchase')}>
        <PurchaseFields
          form={form}
          unit={{ ...form.control('purchase_unit'), value: unit, onChange: chooseUnit }}
          measure={measure}
        />
      </FormSection>
      <FormSection title={t('form.sale')}>
        <PriceFields
          price={form.control('price')}
          cost={costOf(form.watch('unit_cost'), unit, measure)}
          withoutCost={t('form.noCost')}
        />
      </FormSection>
    </FormSheet>
  );
}

export function EditProductSheet({ product, ...overlay }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const form = useForm(productChangeForm, { defaultValues: { ...product, barcode: product.barcode ?? '' } });
  const code = useCodeTaken(form.watch('barcode'));
  const { frame } = useFormOverlay(overlay, form, {
    send: client.products.change,
    onSaved: (saved) => showSaved(api.products.list, saved),
    onRefused: code.onRefused,
    success: t('form.updated'),
    failure: () => t('form.failed'),
    changed: STOCK_TABLES,
  });
  const measure = measureOf({ ...form.watch(), base_unit: product.base_unit });
  return (
    <FormSheet {...frame} title={t('form.edit')} saveLabel={t('form.save')}>
      <ProductFields
        form={form}
        baseUnit={{ value: product.base_unit, disabled: true }}
        measure={measure}
        codeOf={code.takenBy}
      />
      {product.product_type === 'resale' && measure && (
        <FormSection title={t('form.sale')}>
          <PriceAtLastCost product={product} price={form.control('price')} measure={measure} />
        </FormSection>
      )}
    </FormSheet>
  );
}

/** Named beside the field, as long as the code is the refused one. */
function useCodeTaken(barcode: string | undefined) {
  const [taken, setTaken] = useState<{ barcode: string; name: string }>();
  return {
    takenBy: taken && taken.barcode === normaliseBarcode(barcode ?? '') ? taken.name : undefined,
    onRefused(error: unknown, tried: { barcode?: string | undefined }): boolean {
      if (refusalCode(error) !== 'BARCODE_TAKEN' || !(error instanceof ORPCError)) return false;
      const { name } = error.data as { name: string };
      setTaken({ barcode: normaliseBarcode(tried.barcode ?? ''), name });
      return true;
    },
  };
}

type ProductFieldsProps = {
  form: {
    field: (name: 'name' | 'description' | 'barcode' | 'display_unit_label') => Registered;
    control: (name: 'unit_size_in_base' | 'min_stock') => Control<number | null>;
  };
  /** Chosen once, then only shown. */
  baseUnit: Partial<ComponentProps<typeof NativeSelect>>;
  /** Unknown while no base unit is chosen. */
  measure: Measure | undefined;
  /** The product that has this code already. */
  codeOf: string | undefined;
};

function ProductFields({ form, baseUnit, measure, codeOf }: ProductFieldsProps) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  return (
    <>
      <TextField label={t('form.name')} {...form.field('name')} autoComplete="off" required />
      <TextArea label={t('form.description')} {...form.field('description')} optional />
      <BarcodeField field={form.field('barcode')} codeOf={codeOf} />
      <NativeSelect
        {...baseUnit}
        label={t('form.baseUnit')}
        placeholder={t('form.choose')}
        hint={t(baseUnit.disabled ? 'form.baseUnitLocked' : 'form.baseUnitHint')}
        options={BASE_UNITS.map((unit) => ({ value: unit, label: t(`unitNames.${unit}`) }))}
        required
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t('form.package')}
          {...form.field('display_unit_label')}
          capitalise="off"
          placeholder={t('form.packagePlaceholder')}
          hint={t('form.packageHint')}
          autoComplete="off"
          optional
        />
        <NumberField
          label={t('form.packageSize')}
          {...form.control('unit_size_in_base')}
          min={0}
          step={0.01}
          suffix={measure && unit(measure.base_unit, measure)}
        />
      </div>
      <NumberField
        label={t('form.minStock')}
        {...form.control('min_stock')}
        hint={t('form.minStockHint')}
        min={0}
        suffix={measure && unit(shelfUnit(measure), measure)}
        optional
      />
    </>
  );
}

/** A reader ends with Enter, which must not save the half-filled form. */
function BarcodeField({ field, codeOf }: { field: Registered; codeOf: string | undefined }) {
  const { t } = useTranslation('products');
  return (
    <TextField
      label={t('form.barcode')}
      {...field}
      error={field.error ?? (codeOf && t('form.barcodeTaken', { name: codeOf }))}
      hint={t('form.barcodeHint')}
      icon={Barcode}
      capitalise="off"
      autoComplete="off"
      spellCheck={false}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      optional
    />
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-divider pt-4">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type PriceAtLastCostProps = { product: Product; price: Control<number | null>; measure: Measure };

function PriceAtLastCost({ product, price, measure }: PriceAtLastCostProps) {
  const { t } = useTranslation('products');
  const { data: last } = useQuery(api.products.lastPurchase.queryOptions({ input: { id: product.id } }));
  const cost = last ? costOnShelf(cents(last.unit_cost), last.purchase_unit, measure) : null;
  return <PriceFields price={price} cost={cost} withoutCost={t('form.noPurchase')} />;
}

type Typed = { base_unit?: string; display_unit_label?: string; unit_size_in_base?: number | null };

/** How the product will be measured, as far as the form is filled in. */
function measureOf({ base_unit, display_unit_label = '', unit_size_in_base = null }: Typed): Measure | undefined {
  if (!BASE_UNITS.includes(base_unit as BaseUnit)) return undefined;
  const size = unit_size_in_base !== null && unit_size_in_base > 0 ? unit_size_in_base : null;
  return { base_unit: base_unit as BaseUnit, display_unit_label: display_unit_label.trim(), unit_size_in_base: size };
}

function usualUnit(measure: Measure | undefined, chosen: PurchaseUnit | undefined): PurchaseUnit | undefined {
  const units = measure ? unitsFor(measure) : [];
  return chosen && units.includes(chosen) ? chosen : units[0];
}

function costOf(unitCost: number | null, unit: PurchaseUnit | undefined, measure: Measure | undefined) {
  if (!unit || !measure || unitCost === null || !Number.isSafeInteger(unitCost) || unitCost < 0) return null;
  return costOnShelf(cents(unitCost), unit, measure);
}
