import { LoadingScreen } from "@/components/ui/feedback/loading-screen";

export default function Loading() {
  return <LoadingScreen message="Checking access..." />;
}
