import type { AdminHomeView, ModelFaultView } from "@/lib/features/admin/schema";
import { AdminPageHead } from "../admin-page-head";
import { AttentionList } from "./attention-list";
import { ModelFault } from "../operations/model-fault";
import { WeekChart } from "./week-chart";

interface AdminHomeProps {
  home: AdminHomeView;
  modelFault: ModelFaultView | null;
}

export function AdminHome({ home: { attention, charts }, modelFault }: AdminHomeProps) {
  return (
    <>
      <AdminPageHead
        title="Admin"
        lead={
          charts.length > 0
            ? "What needs attention, then the week. Nothing here names a person."
            : "What needs attention. Nothing here names a person."
        }
      />
      {modelFault && <ModelFault fault={modelFault} />}
      <section aria-labelledby="attention" className="mt-8">
        <h2 id="attention" className="display-type text-2xl">
          Now
        </h2>
        <AttentionList attention={attention} />
      </section>
      {charts.length > 0 && (
        <section aria-labelledby="week" className="mt-12">
          <h2 id="week" className="display-type text-2xl">
            The last seven days
          </h2>
          <div className="mt-4 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {charts.map((chart) => (
              <WeekChart key={chart.title} chart={chart} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
