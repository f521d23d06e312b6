"""What all models of what is sent and received have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A model that knows no field but its own, and tells all of them."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Sparse(Model):
    """A model that leaves out what there is nothing to say of."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)
